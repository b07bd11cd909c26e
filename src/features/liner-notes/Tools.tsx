import type { Profile } from '@/collections/profile';
import type { Project } from '@/collections/projects';

interface Props {
  tools: Profile['tools'];
  projects: Project[];
}

/** What the owner works with; each tool is followed by the write-ups that prove it. */
export function Tools({ tools, projects }: Props) {
  const bySlug = new Map(projects.map((project) => [project.slugAsParams, project]));
  return (
    <ul className="tools">
      {tools.map(({ name, use, projects: slugs }) => (
        <li key={name} className="tool">
          <div>
            <h3 className="p-skill">{name}</h3>
            <p>{use}</p>
          </div>
          <ul className="tool__proof" aria-label={`Projects with ${name}`}>
            {slugs.flatMap((slug) => bySlug.get(slug) ?? []).map(toProof)}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function toProof({ slug, slugAsParams, title }: Project) {
  return (
    <li key={slug}>
      <a className="pill" href={slug} data-sleeve={slugAsParams}>
        <span className="tool__sleeve" aria-hidden="true" />
        {title}
      </a>
    </li>
  );
}
