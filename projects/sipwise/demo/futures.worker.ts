import { answerMessages } from '@/stage/answer-messages';

import { drawFutures } from './futures';

answerMessages(drawFutures, ({ ends }) => [ends.buffer]);
