const COPIED_FOR_MS = 2_000;

/** Puts a copy button on every code block of the page. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('.prose pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-code';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      void copy(block.querySelector('code')?.textContent ?? '', button);
    });
    block.append(button);
  }
}

async function copy(code: string, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Select and copy by hand';
  }
  setTimeout(() => (button.textContent = 'Copy'), COPIED_FOR_MS);
}
