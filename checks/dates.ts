import { listSources, type Site } from './content.ts';
import { adviceAt, lastNameOn, listFields, valueAt, type Field } from './fields.ts';
import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

const DATE_FIELDS = ['publishedAt', 'updatedAt', 'date'];

/** Dates in the future. */
export function checkDates(site: Site): Finding[] {
  return listSources(site).flatMap((source) =>
    listFields(source)
      .filter((field) => isToCome(field, site.now) && !isInDraft(source, field))
      .map(({ at, value }) => {
        const message = `${value} is still to come. Write a date that has passed, or leave the entry out until then.`;
        return adviceAt(source, at, message);
      }),
  );
}

function isToCome({ at, value }: Field, now: Date): boolean {
  const name = lastNameOn(at);
  if (name === 'start') return Number(value) > now.getFullYear();
  // A date that is none is not later than anything; its schema names it.
  return DATE_FIELDS.includes(name) && Date.parse(String(value)) > now.getTime();
}

/** A draft may carry the date on which it will appear. */
function isInDraft({ data }: Source, { at }: Field): boolean {
  return valueAt(data, [...at.slice(0, -1), 'draft']) === true;
}
