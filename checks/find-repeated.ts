/** Every item whose key an earlier one has, with that one. Items without a key are passed over. */
export function findRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): { item: Item; earlier: Item; key: string }[] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const earlier = first.get(key);
    if (earlier !== undefined) return [{ item, earlier, key }];
    first.set(key, item);
    return [];
  });
}
