import type { Project } from '@/collections/projects';

/** What a write-up shows of a project. */
export type WriteUp = Omit<Project, 'body' | '_id' | '_raw' | 'type'>;
