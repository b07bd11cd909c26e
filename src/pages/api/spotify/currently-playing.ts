import type { APIRoute } from 'astro';

import { refuseMethod } from '@/features/music/answer.server';
import { answerCurrentlyPlaying } from '@/features/music/endpoints.server';

export const prerender = false;

export const GET: APIRoute = ({ request }) => answerCurrentlyPlaying(request);
export const HEAD = GET;
export const ALL: APIRoute = refuseMethod;
