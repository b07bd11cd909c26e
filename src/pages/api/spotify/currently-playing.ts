import type { APIRoute } from 'astro';

import { refuseMethod } from '@/features/music/answer.server';
import { getEndpoints } from '@/features/music/endpoints.server';

export const prerender = false;

export const GET: APIRoute = ({ request }) => getEndpoints().currentlyPlaying(request);
export const HEAD = GET;
export const ALL: APIRoute = refuseMethod;
