import { sitePath } from '@/config/site';

import type { Destination } from './destinations';

let destinations: Promise<Destination[]> | undefined;

/** Every page of the site, fetched once. Without a connection the palette still has its own commands. */
export function loadDestinations(): Promise<Destination[]> {
  destinations ??= fetchDestinations();
  return destinations;
}

async function fetchDestinations(): Promise<Destination[]> {
  try {
    const answer = await fetch(sitePath('/palette.json'));
    const list: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(list) ? list.filter(isDestination) : [];
  } catch {
    destinations = undefined;
    return [];
  }
}

function isDestination(value: unknown): value is Destination {
  return typeof value === 'object' && value !== null && 'path' in value && 'title' in value;
}
