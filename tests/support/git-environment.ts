/** Git as somebody has it who set nothing up: no settings of this machine, and an author. */
export const GIT_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Mira',
  GIT_AUTHOR_EMAIL: 'mira@novak.dev',
  GIT_COMMITTER_NAME: 'Mira',
  GIT_COMMITTER_EMAIL: 'mira@novak.dev',
};
