import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { Executor } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import type { PlannedOperations } from '../execution/planned-operations.js';
import { type FailureScope, formatFailure } from '../failures/graphql.js';
import { limitDocuments, maxTokens, validationOptions } from '../limits/document-limits.js';
import type { KeyUsage } from '../usage/key-usage.js';
import { createPlugin } from './apollo-plugin.js';
import type { ObserveOperation } from './operation-metrics.js';

export interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly config: Config;
  readonly logger: Logger;
  readonly observe: ObserveOperation;
  readonly operations: Pick<PlannedOperations<unknown>, 'note'>;
  readonly keyUsage: KeyUsage;
}

/** Apollo formats errors without their request, so each request runs within its own scope. */
export const failureScopes = new AsyncLocalStorage<FailureScope>();

export function createApolloServer(parts: ApolloParts): ApolloServer<RequestContext> {
  const { schema, executor, config, logger, observe, operations, keyUsage } = parts;
  const { limits, production } = config;
  return new ApolloServer<RequestContext>({
    schema,
    logger: logger.child({ component: 'apollo' }),
    nodeEnv: production ? 'production' : 'development',
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxTokens },
    validationOptions,
    validationRules: [limitDocuments({ depth: limits.graphqlDepth, aliases: limits.graphqlAliases })],
    formatError: (_formatted, error) => formatFailure(error, failureScopes.getStore() ?? unknownRequest(logger)),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      createPlugin({
        executor,
        operations,
        keyUsage,
        maxCost: limits.graphqlCost,
        observe: (operation) => {
          failureScopes.getStore()?.noteOperation?.(operation);
          observe(operation);
        },
      }),
    ],
  });
}

function unknownRequest(logger: Logger): FailureScope {
  return {
    requestId: '',
    logUnknown: (err) => logger.error({ err }, 'a GraphQL request failed outside its scope'),
    reportRefusal: () => undefined,
  };
}
