/** The icons a social link may carry; src/features/social-links/icons.ts draws them. */
export const SOCIAL_ICONS = ['github', 'linkedin', 'x', 'spotify', 'mail', 'cv', 'rss'] as const;

export type SocialIcon = (typeof SOCIAL_ICONS)[number];
