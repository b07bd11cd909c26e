import { answerMessages } from '@/stage/answer-messages';

import { drawFutures } from './futures';

answerMessages(drawFutures, ({ ends, endsOfAllYears }) =>
  endsOfAllYears ? [ends.buffer, endsOfAllYears.buffer] : [ends.buffer],
);
