import { readBase } from '../src/config/base.ts';
import { readSiteUrl } from '../src/config/site-url.ts';
import { readVariable } from './read-variable.ts';

/** What the owner decides about a build, by the environment or by `.env`. */
interface BuildSettings {
  /** Scheme and host of the public site; undefined when SITE_URL is not set. */
  siteUrl: string | undefined;
  /** The folder the site is published in, such as `/portfolio`; empty at the root of its host. */
  base: string;
  /** Whether the styleguide is published with the other pages. */
  hasStyleguide: boolean;
}

/** Reads SITE_URL, BASE and STYLEGUIDE. Throws a sentence with the fix for an invalid value. */
export function readBuildSettings(
  read: (name: string) => string | undefined = readVariable,
): BuildSettings {
  try {
    return {
      siteUrl: readSiteUrl(read('SITE_URL')),
      base: readBase(read('BASE')),
      hasStyleguide: read('STYLEGUIDE')?.trim() === 'on',
    };
  } catch (error) {
    // Where the check stands in this program is of no use to an owner.
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
