import { readFileSync } from 'node:fs';

import { Hardfork, Mainnet, Common } from '@ethereumjs/common';
import { createEVM, type EVM, type EVMMockBlockchainInterface } from '@ethereumjs/evm';
import {
  bytesToHex,
  createAccount,
  createAddressFromString,
  createZeroAddress,
  hexToBytes,
  type Address,
} from '@ethereumjs/util';

import { compileContracts } from './compile';

/** A number, an address, a list of numbers, or bytes: what the contracts of the write-ups take. */
export type Argument = bigint | Address | readonly bigint[] | Uint8Array;

interface Call {
  readonly from: Address;
  readonly value?: bigint;
}

/** What a transaction did. A reverted one has a reason, used gas all the same, and changed nothing. */
export interface Receipt {
  /** Unset: the call went through. Empty: it reverted without a reason. */
  readonly reverted: string | undefined;
  readonly gas: bigint;
  readonly returned: bigint;
}

export interface Deployed {
  readonly address: Address;
  send(call: Call, method: string, ...args: readonly Argument[]): Promise<Receipt>;
  /** The 32 bytes that a view function returns, as a number. */
  read(method: string, ...args: readonly Argument[]): Promise<bigint>;
}

const GAS_LIMIT = 30_000_000n;
const WORD = 32;
/** Error(string), which `require` with a message reverts with. */
const ERROR_SELECTOR = '0x08c379a0';

/** The Solidity blocks of a write-up, in their order. */
export function solidityOf(slug: string): string[] {
  const source = readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8');
  return [...source.matchAll(/^```solidity\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
}

/** A chain of one process: accounts with money, contracts, and calls that pay for their gas in nothing but a count. */
export async function createChain() {
  const evm = await createEVM({
    common: new Common({ chain: Mainnet, hardfork: Hardfork.Cancun }),
    blockchain: numberedBlocks,
  });
  let accounts = 0;
  let height = 0n;
  const run = (call: Parameters<EVM['runCall']>[0]) =>
    runCall(evm, { block: blockAt(height), ...call });

  return {
    /** The calls from here on are in the block with this number. */
    goTo(block: bigint): void {
      height = block;
    },

    /** A new account that holds this much. */
    async fund(balance = 10n ** 18n): Promise<Address> {
      accounts += 1;
      const address = createAddressFromString(`0x${String(accounts).padStart(40, '0')}`);
      await evm.stateManager.putAccount(address, createAccount({ balance }));
      return address;
    },

    async balanceOf(address: Address): Promise<bigint> {
      return (await evm.stateManager.getAccount(address))?.balance ?? 0n;
    },

    /** Compiles the code and deploys one of its contracts. */
    async deploy(
      code: readonly string[],
      name: string,
      { from, value = 0n }: Call,
      ...args: readonly Argument[]
    ): Promise<Deployed> {
      const { bytecode, methods } =
        compileContracts(code)[name] ?? raise(`There is no contract ${name}.`);
      const { createdAddress, execResult } = await run({
        caller: from,
        value,
        data: hexToBytes(`0x${bytecode}${encode(args)}`),
      });
      if (!createdAddress || execResult.exceptionError)
        throw new Error(`${name} was not deployed.`);
      const callData = (method: string, given: readonly Argument[]) => {
        const [, selector] =
          Object.entries(methods).find(([signature]) => signature.startsWith(`${method}(`)) ?? [];
        return hexToBytes(`0x${selector ?? raise(`${name} has no ${method}.`)}${encode(given)}`);
      };
      const send: Deployed['send'] = async (
        { from: caller, value: sent = 0n },
        method,
        ...given
      ) => {
        const { execResult: result } = await run({
          caller,
          to: createdAddress,
          value: sent,
          data: callData(method, given),
        });
        return {
          reverted: result.exceptionError ? reasonOf(result.returnValue) : undefined,
          gas: result.executionGasUsed,
          returned: toNumber(result.returnValue),
        };
      };
      return {
        address: createdAddress,
        send,
        read: async (method, ...given) => (await send({ from }, method, ...given)).returned,
      };
    },
  };
}

/** The hash of a block, as BLOCKHASH answers it for the latest 256. */
export function blockHash(block: bigint): Uint8Array {
  return hexToBytes(`0x${word(block + 1n)}`);
}

/** A block in which nothing but its number differs. */
function blockAt(number: bigint) {
  return {
    header: {
      number,
      coinbase: createZeroAddress(),
      timestamp: 0n,
      difficulty: 0n,
      prevRandao: new Uint8Array(WORD),
      gasLimit: GAS_LIMIT,
      getBlobGasPrice: () => undefined,
    },
  };
}

const numberedBlocks: EVMMockBlockchainInterface = {
  getBlock: (block) => Promise.resolve({ hash: () => blockHash(BigInt(block)) }),
  putBlock: () => Promise.resolve(),
  shallowCopy: () => numberedBlocks,
};

async function runCall(evm: EVM, call: Parameters<EVM['runCall']>[0]) {
  const result = await evm.runCall({ gasLimit: GAS_LIMIT, ...call });
  // Storage that one transaction has touched is cheaper for the rest of it, not for the next.
  await evm.journal.cleanup();
  return result;
}

function encode(args: readonly Argument[]): string {
  const tails: string[] = [];
  const heads = args.map((argument) => {
    if (!isList(argument) && !(argument instanceof Uint8Array)) return word(argument);
    const offset = WORD * args.length + tails.join('').length / 2;
    tails.push(word(BigInt(argument.length)));
    if (isList(argument)) tails.push(...argument.map(word));
    else tails.push(toWords(argument));
    return word(BigInt(offset));
  });
  return [...heads, ...tails].join('');
}

function isList(argument: Argument): argument is readonly bigint[] {
  return Array.isArray(argument);
}

/** Bytes in hexadecimal, filled up to whole words. */
function toWords(bytes: Uint8Array): string {
  const hex = bytesToHex(bytes).slice(2);
  return hex.padEnd(2 * WORD * Math.ceil(bytes.length / WORD), '0');
}

function word(value: bigint | Address): string {
  const hex = typeof value === 'bigint' ? value.toString(16) : value.toString().slice(2);
  return hex.padStart(2 * WORD, '0');
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes.slice(0, WORD)));
}

function reasonOf(bytes: Uint8Array): string {
  if (!bytesToHex(bytes).startsWith(ERROR_SELECTOR)) return '';
  const from = 4 + 2 * WORD;
  const length = Number(toNumber(bytes.slice(from - WORD, from)));
  return new TextDecoder().decode(bytes.slice(from, from + length));
}

function raise(message: string): never {
  throw new Error(message);
}
