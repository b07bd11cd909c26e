/** An entry of package-lock.json. */
export interface LockedPackage {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** The part of package-lock.json that is read here: packages by their folder. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Whether a parsed file is a lock that lists packages by folder. */
export function isLock(value: unknown): value is Lock {
  return typeof value === 'object' && value !== null && 'packages' in value;
}

/**
 * Optional packages that the lock refers to but does not contain, as `folder: name`. `npm ci` of npm 10 refuses such a lock, and the
 * platform whose native build is missing cannot build the site.
 */
export function listMissingOptional({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => findLocked(packages, folder, name) === undefined)
      .map((name) => `${folder}: ${name}`),
  );
}

/** The folder that Node would load a package from: the nearest node_modules, going up. */
export function findLocked(
  packages: Lock['packages'],
  from: string,
  name: string,
): string | undefined {
  const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[candidate]) return candidate;
  if (from === '') return undefined;
  const parent = from.lastIndexOf('/node_modules/');
  return findLocked(packages, parent === -1 ? '' : from.slice(0, parent), name);
}
