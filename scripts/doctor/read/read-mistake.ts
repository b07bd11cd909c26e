/** Why a file cannot be read, and on which of its lines. */
export class ReadMistake extends Error {
  readonly line: number;

  constructor(reason: string, line: number) {
    super(reason);
    this.line = line;
  }
}
