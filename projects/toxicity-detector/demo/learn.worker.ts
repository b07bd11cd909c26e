import { answerMessages } from '@/stage/answer-messages';

import { learn } from './learn';

answerMessages(learn);
