import type { HeaderSet } from '../../config/headers.ts';
import type { Scheme } from '../exchange.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Where a form comes from, and what its headers depend on. */
export interface FormSource {
  /** What visitors ask for. */
  address: string;
  /** The name that tells the type: that of the uncompressed file. */
  name: string;
  path: string;
  encoding: Encoding;
  /** Whether the answer depends on what the visitor accepts. */
  isNegotiated: boolean;
}

/** A file as it travels, compressed in one way or not at all, with its headers worked out. */
export interface Form {
  source: FormSource;
  /** Undefined for large files, which are read from disk piece by piece. */
  content: Buffer | undefined;
  /** Bytes. */
  size: number;
  etag: string;
  lastModified: string;
  /** Of every answer about it: whole, in part, or "unchanged". */
  headers: Record<Scheme, HeaderSet>;
  /** Of the whole, as names and values in turn: the shape that Node writes quickest. */
  whole: Record<Scheme, string[]>;
}

/** One address of the site and what it answers with. The uncompressed form is always there. */
export interface SiteFile {
  address: string;
  forms: ReadonlyMap<Encoding, Form>;
}
