// A thread that compresses the files it is given.
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

for (const file of workerData as string[]) {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, BROTLI));
  writeFileSync(`${file}.gz`, gzipSync(content));
}
parentPort?.postMessage('done');
