import { dirname, join } from 'node:path'
import { readFile, stat } from 'node:fs/promises'
import { expect } from 'vitest'
import { connect } from '../connect.ts'
import { migrate } from '../migrate/migrate.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { ask, test } from './testing.ts'

const refused = (asked: Promise<unknown>) => expect(asked).rejects.toMatchObject({ code: '42501' })
const own = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as any from pg_roles where rolname = current_user`

test('the app works as a role that can only read and write rows', async ({ folder }) => {
  const { url, ownerUrl, close } = await openOwnDatabase('app', folder)
  try {
    await migrate(ownerUrl)
    expect(await ask(url, 'select current_user::text as me')).toEqual({ me: 'mebae_app' })
    expect(await ask(url, own)).toEqual({ any: false })
    expect(await ask(ownerUrl, 'select rolsuper or rolcreaterole or rolbypassrls as any from pg_roles where rolname = current_user')).toEqual({ any: false })

    for (const act of [
      'create table mine (n int)',
      'alter table audit_logs disable trigger user',
      'drop trigger audit_logs_are_not_deleted on audit_logs',
      'delete from audit_logs',
      'truncate audit_logs',
      `update audit_logs set detail = '{}'`,
      'create role another superuser',
      'create database another',
      `copy (select 1) to program 'true'`,
      `select pg_read_file('/etc/passwd')`,
      'set session_replication_role = replica',
      'delete from migrations',
    ])
      await refused(ask(url, act))

    await ask(
      url,
      `insert into audit_logs (at, operator_user_id, operator_name, act, subject_kind, subject_id, reason, detail) values (now(), '', 'x', 'sign_in', 'system', '', '', '{}')`,
    )
    expect(await ask(url, 'select hash is not null as chained from audit_logs')).toEqual({ chained: true })
    // A policy on the worker's tables lets it in.
    await ask(url, `select graphile_worker.add_job('free_lost_jobs')`)
    expect(await ask(url, 'select count(*)::int as jobs from graphile_worker.jobs')).toEqual({ jobs: 1 })
  } finally {
    await close()
  }
})

test('a database of an earlier version, all of it the superuser’s, is handed over with its contents', async ({ folder }) => {
  const first = await openOwnDatabase('app', folder)
  const asSuperuser = first.url.replace('mebae_app@', 'postgres@')
  await ask(asSuperuser, 'alter database app owner to postgres')
  await migrate(asSuperuser)
  await ask(asSuperuser, `insert into companies (name, state) values ('前からの会社', 'active')`)
  await refused(ask(first.url, 'select name from companies'))
  await first.close()

  const { url, ownerUrl, close } = await openOwnDatabase('app', folder)
  try {
    await migrate(ownerUrl)
    expect(await ask(url, 'select name from companies')).toEqual({ name: '前からの会社' })
    const left = `select count(*)::int as n from pg_class where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and pg_get_userbyid(relowner) <> 'mebae_owner'`
    expect(await ask(ownerUrl, left)).toEqual({ n: 0 })
    await ask(ownerUrl, 'alter table companies add column later int')
    const db = connect(url)
    await db.updateTable('companies').set({ name: '変えた会社' }).execute()
    await db.destroy()
  } finally {
    await close()
  }
})

test('only users who may enter the folder reach the server, and no port of it would let a client in', async ({ folder }) => {
  const { close } = await openOwnDatabase('app', folder)
  try {
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
    expect(dirname(join(folder, '.s.PGSQL.5432'))).toBe(folder)
    const lines = (await readFile(join(folder, 'pg_hba.conf'), 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
    expect(lines.filter((line) => line.startsWith('host')).every((line) => line.endsWith('reject'))).toBe(true)
  } finally {
    await close()
  }
})
