import { requireElement } from '@/lib/require-element';

const MARKUP = `
  <div class="palette__bar">
    <input class="palette__input" type="text" role="combobox" aria-expanded="true" aria-controls="palette-list"
      aria-autocomplete="list" aria-label="Go to a page, search or run a command"
      placeholder="Go to, search, switch…" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
    <form method="dialog"><button class="palette__close label">Esc</button></form>
  </div>
  <ul class="palette__list" id="palette-list" role="listbox" aria-label="Pages and commands"></ul>
  <p class="palette__status label" role="status"></p>`;

/** The empty palette, added to the page. A click beside it closes it, as Escape does. */
export function buildDialog() {
  const dialog = document.createElement('dialog');
  dialog.className = 'palette';
  dialog.setAttribute('aria-label', 'Command palette');
  dialog.innerHTML = MARKUP;
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return {
    dialog,
    input: requireElement(dialog, 'input', HTMLInputElement),
    list: requireElement(dialog, '[role=listbox]', HTMLUListElement),
    status: requireElement(dialog, '[role=status]', HTMLElement),
  };
}
