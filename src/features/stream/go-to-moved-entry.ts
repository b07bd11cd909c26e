import { sitePath } from '@/config/site';

/** Goes to the page that an entry is on now; does nothing when there is no such entry. */
export async function goToMovedEntry(id: string): Promise<void> {
  const answer = await fetch(sitePath('/stream/addresses.json'));
  if (!answer.ok) return;
  const addresses: unknown = await answer.json();
  if (typeof addresses !== 'object' || addresses === null) return;
  const address: unknown = Reflect.get(addresses, id);
  if (typeof address === 'string') location.replace(address);
}
