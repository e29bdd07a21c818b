import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Where the server looks for the client; the wheel carries it from there. */
const OUT = '../src/conjura/server/web'
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/

function files(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under)).flatMap((name) => {
    const path = under ? `${under}/${name}` : name
    return statSync(join(folder, path)).isDirectory() ? files(folder, path) : [path]
  })
}

/** What others have given under a licence that wants to be told, with each licence in full. */
function licences(): string {
  const shipped = [
    'svelte', '@fluent/bundle', 'd3-zoom', 'd3-selection', 'd3-drag', 'd3-interpolate', 'd3-dispatch',
    '@fontsource/barlow-condensed', '@fontsource/libre-franklin', '@fontsource/courier-prime',
  ]
  return shipped
    .map((name) => {
      const folder = join('node_modules', name)
      const file = readdirSync(folder).find((each) => /^LICEN[CS]E/i.test(each))
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'Apache-2.0: see the licence of Conjura itself.'
      return `${name}\n${'='.repeat(name.length)}\n\n${text}\n`
    })
    .join('\n\n')
}

/** Puts into the page itself what would hold back its first paint: the beginning and the styles of every page. */
function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const styles = (tag: string, href: string) => {
          const sheet = bundle?.[href.replace(/^\//, '')]
          return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : tag
        }
        return html
          .replace(/<script src="\/begin\.js"><\/script>/, () => `<script>${readFileSync('begin.js', 'utf8').trim()}</script>`)
          .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, styles)
      },
    },
  }
}

/** Tells the service worker what to keep, and lays a .br and a .gz beside each text file. */
function finish(): Plugin {
  return {
    name: 'finish',
    apply: 'build',
    writeBundle({ dir = OUT }) {
      writeFileSync(join(dir, 'licences.txt'), licences())
      const built = files(dir).filter((path) => !/\.(br|gz)$/.test(path))
      const kept = built.filter((path) => !['sw.js', 'index.html', 'licences.txt', 'chunks.json'].includes(path)).map((path) => `/${path}`)
      const version = createHash('sha256')
      for (const path of built.sort()) version.update(path).update(readFileSync(join(dir, path)))
      const worker = join(dir, 'sw.js')
      const text = readFileSync(worker, 'utf8')
        .replace('__VERSION__', version.digest('hex').slice(0, 12))
        .replace(/["'`]__KEPT__["'`]/, () => JSON.stringify(kept))
      writeFileSync(worker, text)
      for (const path of built.filter((path) => COMPRESSED.test(path))) {
        const bytes = readFileSync(join(dir, path))
        writeFileSync(join(dir, `${path}.gz`), gzipSync(bytes, { level: 9 }))
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        writeFileSync(join(dir, `${path}.br`), brotliCompressSync(bytes, quality))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), inline(), finish()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // The server reads there what a page will ask for, and says so with the page.
    manifest: 'chunks.json',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The styles of every page stand in the page itself.
      resolveDependencies: (_, needed) => needed.filter((name) => !/(^|\/)main-[\w-]+\.css$/.test(name)),
    },
    rollupOptions: {
      input: { main: 'index.html', sw: 'src/app/worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What several pages share is fetched in one piece: each request costs as much as a small part.
        codeSplitting: {
          groups: [
            { name: 'common', test: /\/src\/((app|pages|wire|speech)\/|table\/(clipboard|wishes))/, minShareCount: 2 },
            { name: 'desk', test: /\/(src\/table\/|src\/games\/parts\.ts|node_modules\/d3-[a-z]+\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.CONJURA_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: {
    // A zoom of d3 brings all of its transitions along, colours and all, and uses none of them here: the board glides by CSS.
    alias: { 'd3-transition': fileURLToPath(new URL('src/table/still.ts', import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
