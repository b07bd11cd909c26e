import { answerMessages } from '@/stage/answer-messages';

import { crackAll } from './seals';

answerMessages(crackAll);
