import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// The byte budget: what a page loads, as a host with brotli sends it.

/**
 * The largest size of each part in bytes: its size today and some 10 % more. Budgets protect what a visitor feels;
 * raise one rather than use a trick to meet it.
 */
const budgets = {
  'First visit: JavaScript': 119_500,
  'First visit: CSS': 10_800,
  'First visit: fonts': 36_500,
  'First visit: HTML': 1_400,
  'First visit: images': 1_350,
  'Around the device: JavaScript': 15_100,
  'Around the device: CSS': 4_500,
  'Another language': 7_200,
  Companion: 59_000,
