const FOLDER = /^(\/[\w.~-]+)+$/;

/** The folder that BASE names, such as `/portfolio`; empty for the root of the host. Throws a readable message for an invalid value. */
export function readBase(value = ''): string {
  const base = value.trim().replace(/^\/*/, '/').replace(/\/+$/, '');
  if (base === '' || FOLDER.test(base)) return base;
  throw new Error(
    `BASE is "${value}", which is no folder of an address. Write it like BASE=/portfolio`,
  );
}
