/** Example values: the pen moves for two seconds without a pause. */
export const STROKE_MS = 2_000;
export const SNAPSHOT_EVERY_MS = 40;
export const GENERATION_MS = 200;

/** A picture of snapshot n appears after n + 1 generations; until then the older one ages. */
export function ageOverTime(snapshotEvery: number) {
  const ages: [ms: number, ageMs: number][] = [[0, 0]];
  let shownSnapshotMs = 0;
  for (let done = 0; (done + 1) * GENERATION_MS <= STROKE_MS; done += 1) {
    if (!Number.isFinite(snapshotEvery)) break;
    const nowMs = (done + 1) * GENERATION_MS;
    ages.push([nowMs, nowMs - shownSnapshotMs]);
    shownSnapshotMs = done * snapshotEvery;
    ages.push([nowMs, nowMs - shownSnapshotMs]);
  }
  return [...ages, [STROKE_MS, STROKE_MS - shownSnapshotMs] as const];
}
