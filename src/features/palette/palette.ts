import { ACTIONS, goTo, searchFor, type Command } from './commands';
import { buildDialog } from './dialog';
import { loadDestinations } from './load-destinations';
import { findMatches } from './match';

const MAX_SHOWN = 12;

const { dialog, input, list, status } = buildDialog();
let commands: Command[] = ACTIONS;
let shown: Command[] = [];
let active = 0;

/** Opens the palette with everything it knows; a second call while it is open does nothing. */
export function openPalette(): void {
  if (dialog.open) return;
  input.value = '';
  status.textContent = '';
  showMatches();
  dialog.showModal();
  void loadDestinations().then((destinations) => {
    commands = [...destinations.map(goTo), ...ACTIONS];
    showMatches();
  });
}

function showMatches(): void {
  const query = input.value.trim();
  const matches = findMatches(commands, query).slice(0, query === '' ? Infinity : MAX_SHOWN);
  shown = query === '' ? matches : [...matches, searchFor(query)];
  list.replaceChildren(...shown.map(toOption));
  activate(0);
}

function toOption({ title, hint }: Command, index: number): HTMLLIElement {
  const option = document.createElement('li');
  option.id = `palette-${index}`;
  option.role = 'option';
  option.className = 'palette__option';
  const label = document.createElement('span');
  label.className = 'label';
  label.textContent = hint;
  option.append(title, label);
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
