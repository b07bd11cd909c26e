/** The empty palette, added to the page. A click beside it closes it, as Escape does. */
export function buildDialog() {
  const input = element('input', {
    class: 'palette__input',
    type: 'text',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'palette-list',
    'aria-autocomplete': 'list',
    'aria-label': 'Go to a page, search or run a command',
    placeholder: 'Go to, search, switch…',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = element('button', { class: 'palette__close label' });
  close.textContent = 'Esc';
  const form = element('form', { method: 'dialog' }, close);
  const list = element('ul', {
    class: 'palette__list',
    id: 'palette-list',
    role: 'listbox',
    'aria-label': 'Pages and commands',
  });
  const status = element('p', { class: 'palette__status label', role: 'status' });
  const dialog = element(
    'dialog',
    { class: 'palette', 'aria-label': 'Command palette' },
    element('div', { class: 'palette__bar' }, input, form),
    list,
    status,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, list, status };
}

/** Created through the DOM, because Trusted Types forbid HTML strings. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}
