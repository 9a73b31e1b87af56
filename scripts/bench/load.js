import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { serve } from '../nginx-server.js'
import { shown, withBrowser } from './tab.js'

// What visits cost the host: a real nginx answers what a browser has asked for, over and over.

/** How many visitors load at the same time. */
const VISITORS = 16
/** The kernel counts a process's time in hundredths of a second. */
const TICK = 10

/** @typedef {{ method: string, path: string, headers: [name: string, value: string][] }} Asked */
/** @typedef {{ requests: number, bytes: number, perSecond: number, cpu: number | null }} Load */

/**
 * Visits a second, the time that nginx's process needs for each in ms, and its requests and bytes.
 * @param {number} visits of each kind
 * @returns {Promise<{ first: Load, returning: Load }>}
 */
export async function benchLoad(visits) {
  const dist = resolve(process.env.DIST ?? 'dist')
  const nginx = await serve(dist, join(dirname(dist), 'dist.nginx.conf'))
  try {
    const { first, returning } = await recordVisits(nginx.address)
    return {
      first: await measure(nginx, first, visits),
      returning: await measure(nginx, returning, 10 * visits),
    }
  } finally {
    await nginx.stop()
  }
}

/**
 * What a browser asks for at its first visit, until its worker is there, and at the next one.
 * @param {string} host
 */
function recordVisits(host) {
  return withBrowser(async (browser) => {
    /** @type {Asked[]} */
    const asked = []
    const server = createServer(({ method = 'GET', url: path = '/', headers }, response) => {
      const sent = Object.entries(headers).filter(([name]) => !['host', 'connection'].includes(name))
      asked.push({ method, path, headers: sent.map(([name, value]) => [name, String(value)]) })
      const onward = request(new URL(path, host), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy()).end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const home = `http://127.0.0.1:${typeof address === 'object' && address?.port}/home/`
    const tab = await browser.newPage()
    const visit = async () => {
      await tab.goto(home)
      await tab.locator(shown.product).waitFor()
      await tab.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      // The browser looks for a new worker when it likes to: a returning visit is made to look.
      await tab.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await tab.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
    }
    await visit()
    const first = withoutRepeats(asked.splice(0))
    await visit()
    const returning = withoutRepeats(asked.splice(0))
    server.closeAllConnections()
    server.close()
    return { first, returning }
  })
}

/**
 * Without the second look for a new worker.
 * @param {Asked[]} asked
 */
function withoutRepeats(asked) {
  return asked.filter(
    ({ path }, index) => path !== '/sw.js' || asked.findIndex((one) => one.path === path) === index,
  )
}

/**
 * @param {import('../nginx-server.js').Server} nginx
 * @param {readonly Asked[]} asked
 * @param {number} visits
 * @returns {Promise<Load>}
 */
async function measure({ address, pid }, asked, visits) {
  const before = processTime(pid)
  const since = performance.now()
  let [left, bytes] = [visits, 0]
  const visitor = async () => {
    while (left-- > 0) {
      const read = await visitOnce(address, asked)
      bytes += read
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  const seconds = (performance.now() - since) / 1000
  const after = processTime(pid)
  return {
    requests: asked.length,
    bytes: Math.round(bytes / visits),
    perSecond: visits / seconds,
    cpu: before === null || after === null ? null : (after - before) / visits,
  }
}

/**
 * Sends all requests over one connection, and counts what comes back with its headers.
 * @param {string} address
 * @param {readonly Asked[]} asked
 * @returns {Promise<number>} bytes
 */
async function visitOnce(address, asked) {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  const texts = asked.map(({ method, path, headers }, index) => {
    const isLast = index === asked.length - 1
    const lines = [...headers, ['host', host], ['connection', isLast ? 'close' : 'keep-alive']]
    return `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`
  })
  socket.write(texts.join(''))
  socket.resume()
  await once(socket, 'close')
  return socket.bytesRead
}

/**
 * The processor time that a process has had, in ms; `null` where the system does not tell.
 * @param {number} pid
 */
function processTime(pid) {
  try {
    // The name of the program, in parentheses, may hold blanks.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /)
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return (user + system) * TICK
  } catch {
    return null
  }
}
