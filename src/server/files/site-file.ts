import type { HeaderSet } from '../../config/headers.ts';
import type { Scheme } from '../exchange.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Where a variant comes from, and what its headers depend on. */
export interface VariantSource {
  /** The path in the URL. */
  address: string;
  /** The name of the uncompressed file, which decides the media type. */
  name: string;
  path: string;
  encoding: Encoding;
  /** Whether the response depends on Accept-Encoding. */
  isNegotiated: boolean;
  /** Otherwise it is read from disk for every answer. */
  isInMemory: boolean;
}

/** One encoding of a file, with its headers precomputed. */
export interface Variant {
  source: VariantSource;
  /** Undefined for what is read from disk chunk by chunk. */
  content: Buffer | undefined;
  /** Bytes. */
  size: number;
  etag: string;
  lastModified: string;
  /** For every response with it: 200, 206 and 304. */
  headers: Record<Scheme, HeaderSet>;
  /** For a 200, as alternating names and values: the form that Node writes fastest. */
  whole: Record<Scheme, string[]>;
}

/** A file of the site in all its encodings; `identity` is always among them. */
export interface SiteFile {
  address: string;
  variants: ReadonlyMap<Encoding, Variant>;
}
