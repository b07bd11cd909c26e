import { ENOUGH_FOR } from '@/config/enough';

import { ACTIONS, goTo, searchFor, type Command } from './commands';
import { loadDestinations } from './load-destinations';
import { findMatches } from './match';

const MAX_SHOWN = 12;

const { dialog, input, list, status } = buildDialog();
let commands: Command[] = ACTIONS;
let shown: Command[] = [];
let canSearch = true;
let active = 0;

/** Opens the palette with everything it knows; a second call while it is open does nothing. */
export function openPalette(): void {
  if (dialog.open) return;
  input.value = '';
  status.textContent = '';
  showMatches();
  dialog.showModal();
  void loadDestinations().then((destinations) => {
    const writeUps = destinations.filter(({ path }) => /\/projects\/./.test(path));
    canSearch = writeUps.length >= ENOUGH_FOR.controls;
    commands = [...destinations.map(goTo), ...ACTIONS];
    showMatches();
  });
}

function showMatches(): void {
  const query = input.value.trim();
  const matches = findMatches(commands, query).slice(0, query === '' ? Infinity : MAX_SHOWN);
  shown = query === '' || !canSearch ? matches : [...matches, searchFor(query)];
  list.replaceChildren(...shown.map(toOption));
  activate(0);
}

function toOption({ title, hint }: Command, index: number): HTMLLIElement {
  const label = element('span', { class: 'label' }, hint);
  const option = element(
    'li',
    { id: `palette-${index}`, role: 'option', class: 'palette__option' },
    title,
    label,
  );
  option.addEventListener('pointermove', () => index !== active && activate(index));
  option.addEventListener('click', () => void choose(index));
  return option;
}

function activate(index: number): void {
  active = index;
  for (const [at, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(at === active));
  }
  input.setAttribute('aria-activedescendant', `palette-${active}`);
  list.children[active]?.scrollIntoView({ block: 'nearest' });
}

async function choose(index: number): Promise<void> {
  const message = await shown[index]?.run();
  if (message === undefined) dialog.close();
  else status.textContent = message;
}

/** The empty palette, added to the page. A click beside it closes it, as Escape does. */
function buildDialog() {
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
  const close = element('button', { class: 'palette__close label' }, 'Esc');
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

/** An element with attributes. Created through the DOM, because Trusted Types forbid HTML strings. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

input.addEventListener('input', showMatches);
input.addEventListener('keydown', (event) => {
  const last = shown.length - 1;
  const target = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    PageDown: last,
    PageUp: 0,
  }[event.key];
  if (target !== undefined) {
    event.preventDefault();
    activate(target);
  } else if (event.key === 'Enter' && !event.isComposing) {
    event.preventDefault();
    void choose(active);
  }
});
