// Reads .env into the environment, where there is one. Node's --env-file-if-exists does the same, and prints a line when there
// is none.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile();
