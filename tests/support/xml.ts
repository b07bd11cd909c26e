import { SyntaxValidator } from 'fast-xml-validator';

/** Throws, with the line and the reason, when a text is not well-formed XML. */
export function expectWellFormed(xml: string): void {
  SyntaxValidator.validate(xml);
}
