import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { RequestHandler, Response } from 'express';
import type { Connection, mongo } from 'mongoose';
import type { Answered } from '../core/http/request-log';
import { version } from '../core/version';

/** Where traces go (OTLP over HTTP), and how they are written. */
export type TraceSettings = { url: string; protocol: 'http/protobuf' | 'http/json' };

/** Whoever stops the server kills it after ten seconds. */
const flushedWithin = 2000;

const exporterTo = async ({ url, protocol }: TraceSettings) => {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url });
};

/** The collection of a command; what else a command holds may be what a person typed. */
const getCollection = ({ commandName, command }: mongo.CommandStartedEvent): string | undefined => {
  const named = commandName === 'getMore' ? command.collection : command[commandName];
  return typeof named === 'string' ? named : undefined;
};

/**
 * Traces of requests, and of what each asks the database, by OpenTelemetry. A span holds the pattern of a route, the
 * name of a command and of its collection: nothing that somebody typed.
 */
export const createTraces = async (settings: TraceSettings) => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lantern', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(await exporterTo(settings))],
  });
  const tracer = provider.getTracer('lantern', version);
  const current = new AsyncLocalStorage<Span>();
  const ofAnswers = new WeakMap<Response, Span>();

  /** Begins the span of a request, in which the rest of it runs. A trace that a caller names is not gone on with. */
  const begin: RequestHandler = (req, res, next) => {
    const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER, root: true });
    ofAnswers.set(res, span);
    current.run(span, next);
  };

  /** Ends it with what became of the request. */
  const observe = ({ method, route, status }: Answered, res: Response): void => {
    const span = ofAnswers.get(res);
    if (!span) return;
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  const watchClient = (client: mongo.MongoClient): void => {
    const underWay = new Map<number, Span>();
    client
      .on('commandStarted', (event) => {
        // What runs by the clock looks each second, and would be most of all traces.
        const parent = current.getStore();
        if (!parent) return;
        const collection = getCollection(event);
        const attributes = {
          'db.system.name': 'mongodb',
          'db.operation.name': event.commandName,
          ...(collection && { 'db.collection.name': collection }),
        };
        const name = [event.commandName, collection].filter(Boolean).join(' ');
        const inside = trace.setSpan(ROOT_CONTEXT, parent);
        underWay.set(event.requestId, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, inside));
      })
      .on('commandSucceeded', ({ requestId }) => {
        underWay.get(requestId)?.end();
        underWay.delete(requestId);
      })
      .on('commandFailed', ({ requestId }) => {
        underWay.get(requestId)?.setStatus({ code: SpanStatusCode.ERROR }).end();
        underWay.delete(requestId);
      });
  };

  return {
    begin,
    observe,
    /** Traces what is sent over a connection, each time that it is opened. */
    watch: (connection: Connection): void =>
      void connection.on('open', () => watchClient(connection.getClient())),
    /** Sends what is left; a receiver that is away keeps nobody. */
    async stop(): Promise<void> {
      const patience = new Promise((resolve) => setTimeout(resolve, flushedWithin).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    },
  };
};
