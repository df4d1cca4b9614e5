/**
 * All that the application's role may do with the queue. Its login has no right to the tables, so an injected statement can
 * neither read the jobs of other organizations nor write one for them (ADR 0018).
 */
const functions = {
  /**
   * Stores a job of a queue that features handle, for the organization of the transaction. A payload without an organization
   * is about a row without one. Its values are ids, days, codes of ours (`PASSWORD_CHANGED`) and a trace, never a text or an address, and neither are its names.
   */
  'enqueue_job(queue text, payload jsonb)': `returns void language plpgsql as $$
    begin
      if payload ->> 'organizationId' <> coalesce(current_setting('app.organization_id', true), '') then
        raise exception 'a job of another organization' using errcode = 'insufficient_privilege';
      end if;
      if exists (
        select from jsonb_each(payload) member
        where member.key !~ '^[$]?[A-Za-z]{1,40}$' or jsonb_typeof(member.value) not in ('string', 'null')
          or member.value #>> '{}' !~ '^([0-9a-f-]{1,55}|[A-Z_]{1,40})$'
      ) then
        raise exception 'the payload of a job has more than ids' using errcode = 'check_violation';
      end if;
      insert into pgboss.job (
        name, data, policy, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, dead_letter, heartbeat_seconds
      )
      select name, payload, policy, now() + retention_seconds * interval '1 second', expire_seconds, deletion_seconds,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds
      from pgboss.queue
      where name = enqueue_job.queue and name ~ '^[a-z0-9-]+$';
      if not found then
        raise exception 'there is no queue %', queue using errcode = 'undefined_object';
      end if;
      -- The channel to which workers of pg-boss listen.
      perform pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), queue);
    end $$`,

  /** Deletes the finished jobs about a person of the organization of the transaction. Without a person, all its jobs. */
  'erase_jobs(person uuid)': `returns void language sql as $$
    delete from pgboss.job
    where data ->> 'organizationId' = current_setting('app.organization_id', true)
      and (person is null
        or (state > 'active' and exists (select from jsonb_each_text(data) member where member.value = person::text)))
  $$`,

  /**
   * One row per queue, with the counts that pg-boss keeps every few seconds. Of the jobs, it reads only the index of those that wait:
   * its cost does not grow with finished jobs.
   */
  'count_jobs()': `returns table (
    name text, waiting integer, deferred integer, active integer, failed integer, "oldestSeconds" double precision
  ) language sql stable as $$
    select queue.name, ready_count, deferred_count, active_count, failed_count,
      (select extract(epoch from clock_timestamp() - min(start_after))::float8
       from pgboss.job
       where job.name = queue.name and state < 'active' and not blocked and start_after <= clock_timestamp())
    from pgboss.queue
  $$`,
};

/** Creates the functions as the owner of the tables, with whose rights they run, and lets only this role execute them. */
export function queueFunctionStatements(role: string): string {
  return Object.entries(functions)
    .map(([signature, definition]) => {
      const [name = '', types = ''] = signature.split(/[()]/);
      const named = `pgboss.${name}(${types})`;
      return `
        create or replace function ${named} ${definition};
        alter function ${named} security definer set search_path to pg_catalog, pgboss, pg_temp;
        revoke execute on function ${named} from public;
        grant execute on function ${named} to ${role};`;
    })
    .join('');
}
