/** The part of Solidity that the stage can read and run. */
export type Expression =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: string; readonly at: Expression }
  | {
      readonly kind: 'compare';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'call';
      readonly callee: Expression;
      readonly value: Expression | undefined;
      readonly args: readonly Expression[];
    };

export type Statement =
  | { readonly kind: 'declare'; readonly name: string; readonly value: Expression }
  | {
      readonly kind: 'assign';
      readonly target: Expression;
      readonly operator: string;
      readonly value: Expression;
    }
  | { readonly kind: 'require'; readonly condition: Expression; readonly reason: string }
  | { readonly kind: 'if'; readonly condition: Expression; readonly then: Statement }
  | { readonly kind: 'unchecked'; readonly body: readonly Statement[] }
  | { readonly kind: 'do'; readonly expression: Expression };

export interface Procedure {
  readonly parameters: readonly string[];
  readonly isPayable: boolean;
  readonly body: readonly Statement[];
}

export interface Contract {
  readonly name: string;
  /** Whether sums that do not fit are refused, as since version 0.8, or wrap around. */
  readonly isChecked: boolean;
  /** By name; `receive` and `constructor` are among them. */
  readonly procedures: ReadonlyMap<string, Procedure>;
}
