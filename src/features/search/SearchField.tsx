import './search-field.css';

import search from '@tabler/icons/outline/search.svg?raw';

import { Icon } from '@/ui/Icon';

/** Asks for words to find in the write-ups. Hidden without script, which the search needs. */
export function SearchField() {
  return (
    <form className="search-field" role="search" action="/projects" data-needs-script>
      <label htmlFor="search-field" className="visually-hidden">
        Search the write-ups
      </label>
      <Icon svg={search} />
      <input
        id="search-field"
        type="search"
        name="q"
        placeholder="Search the write-ups"
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="search"
      />
    </form>
  );
}
