import { Kind, visit } from 'graphql';
import { type CostQuestion, costOf } from './query-cost.js';

export type QueryCost = (variables: Readonly<Record<string, unknown>> | undefined) => number;

/** A client pages in few sizes. */
const maxCosts = 50;

/** Remembers the cost of an operation for each combination of the variables that it depends on: page sizes and conditions. */
export function queryCostOf(question: Omit<CostQuestion, 'variables'>): QueryCost {
  const names = costVariablesOf(question);
  const costs = new Map<string, number>();
  return (variables) => {
    const key = names.map((name) => typeof variables?.[name] + sizeOf(variables?.[name])).join();
    const known = costs.get(key);
    if (known !== undefined) return known;
    const cost = costOf({ ...question, variables });
    if (costs.size >= maxCosts) costs.clear();
    costs.set(key, cost);
    return cost;
  };
}

const costArguments = new Set(['first', 'last', 'if', 'ids']);

/** The cost depends on the length of a list, not on its items. */
const sizeOf = (value: unknown) => (Array.isArray(value) ? `[${value.length}]` : String(value));

function costVariablesOf({ document }: Pick<CostQuestion, 'document'>): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (costArguments.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
