/** The result of the work, or the error of `late` when the time is up; the work itself is left to end on its own. */
export async function withDeadline<Result>(
  work: Promise<Result>,
  ms: number,
  late: () => Error,
): Promise<Result> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
