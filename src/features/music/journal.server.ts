import type { Journal } from './song-feed.server';

type Write = (line: string) => void;

/** Writes one line of JSON when the state of a question changes, however many visitors ask it. */
export function createJournal(source: string, write: Write = console.warn): Journal {
  const states = new Map<string, string>();
  return (question, failure) => {
    const before = states.get(question) ?? 'ok';
    const state = failure?.code ?? 'ok';
    states.set(question, state);
    if (state === before) return;
    const message = failure?.message ?? 'The music source answers again.';
    write(
      JSON.stringify({ time: new Date().toISOString(), music: source, question, state, message }),
    );
  };
}
