import { sitePath } from '@/config/site';

/** Styles a feed that is opened in a browser. CSS rather than XSLT, which browsers are removing. */
export const STYLESHEET = `<?xml-stylesheet href="${sitePath('/feed.css')}" type="text/css"?>`;
