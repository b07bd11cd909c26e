/** Spotify's own height for the player of one song. */
const EMBED_HEIGHT_PX = 152;

/** Puts Spotify's player in the place of the button that asked for it. */
export function loadEmbed(button: Element): void {
  const card = button.closest<HTMLElement>('[data-embed]');
  if (!card) return;
  const frame = document.createElement('iframe');
  frame.className = 'song__embed';
  frame.src = card.dataset['embed'] ?? '';
  frame.title = card.dataset['embedTitle'] ?? '';
  frame.height = String(EMBED_HEIGHT_PX);
  frame.allow = 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'no-referrer';
  button.closest('.song__ask')?.remove();
  card.append(frame);
  frame.focus();
}
