import { sitePath } from '@/config/site';

import type { Destination } from './destinations';

let destinations: Promise<Destination[]> | undefined;

/** Every page of the site, fetched once. When that fails the palette has only its own commands, and the next call asks again. */
export async function loadDestinations(): Promise<Destination[]> {
  destinations ??= fetchDestinations();
  try {
    return await destinations;
  } catch {
    destinations = undefined;
    return [];
  }
}

async function fetchDestinations(): Promise<Destination[]> {
  const answer = await fetch(sitePath('/palette.json'));
  const list: unknown = await answer.json();
  if (!answer.ok || !Array.isArray(list)) throw new Error('There is no list of pages.');
  return list.filter(isDestination);
}

function isDestination(value: unknown): value is Destination {
  return typeof value === 'object' && value !== null && 'path' in value && 'title' in value;
}
