/** What a worker tells the page about the one job it was given. */
export type JobMessage<Result> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: Result };
