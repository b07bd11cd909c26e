import type { APIRoute } from 'astro';

import { refuseMethod } from '@/features/music/answer.server';
import { answerLastPlayed } from '@/features/music/endpoints.server';

export const prerender = false;

export const GET: APIRoute = ({ request }) => answerLastPlayed(request);
export const HEAD = GET;
export const ALL: APIRoute = refuseMethod;
