import nodeLog from 'astro/logger/node';

/** What Astro says of things that are as they should be, or above a message that says more. */
const NEEDLESS = [
  // Every file of content but the profile may be left out.
  /^The collection "\w+" does not exist or is empty\./,
  /^No files found matching /,
  // Integrations throw sentences for the author, which follow.
  /^An unhandled error occurred while running the .* hook$/,
  // checked-content.ts names the same mistake with its file and line.
  /^Failed to reload .+ data does not match collection schema\./,
];

/**
 * Astro's own log without lines that would worry an owner for nothing.
 * @param {Parameters<typeof nodeLog>[0]} options
 * @returns {ReturnType<typeof nodeLog>}
 */
export default function quietLog(options) {
  const log = nodeLog(options);
  return {
    ...log,
    write: (event) => {
      if (!NEEDLESS.some((line) => line.test(event.message))) log.write(event);
    },
  };
}
