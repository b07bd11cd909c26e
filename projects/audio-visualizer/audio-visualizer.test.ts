import { expectFacts } from '@tests/support/facts';

expectFacts('audio-visualizer', [/3D/, /visuali[sz]er/i]);
