/** The worker's half of `useAnswer`: answers every message with what `work` makes of it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each worker says what it is sent, as `useAnswer` does
export function answerMessages<Request, Result>(
  work: (request: Request) => Result | Promise<Result>,
  /** Memory to hand over instead of copying it. Unset: everything is copied. */
  listBuffers: (result: Result) => Transferable[] = () => [],
): void {
  const answer = async (request: Request) => {
    const result = await work(request);
    postMessage(result, { transfer: listBuffers(result) });
  };
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    // An error that is reported ends up at the page, which shows that the demo has stopped.
    answer(data).catch(reportError);
  });
}
