import { build } from 'vite'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
await build({ logLevel: 'silent', build: { outDir:'.results/dm', sourcemap: true, emptyOutDir:true } })
const man = JSON.parse(readFileSync('.results/dm/.vite/manifest.json','utf8')); const f = '.results/dm/'+man['index.html'].file
const map = JSON.parse(readFileSync(f+'.map','utf8')); const code = readFileSync(f,'utf8').split('\n')
const B='ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'; const dec={}; [...B].forEach((c,i)=>dec[c]=i)
let src=0; const by={}; const text={}
map.mappings.split(';').forEach((line,li)=>{ let col=0; const segs=[]; for(const s of line.split(',')){ if(!s) continue; const v=[]; let sh=0,val=0; for(const c of s){const d=dec[c]; val|=(d&31)<<sh; if(d&32) sh+=5; else { v.push(val&1?-(val>>1):val>>1); sh=0; val=0 } } col+=v[0]; if(v.length>1) src+=v[1]; segs.push([col, v.length>1?src:-1]) }
 const L=code[li]??''; segs.forEach(([c,s],i)=>{ const end=segs[i+1]?.[0]??L.length; if(s<0) return; const n=map.sources[s]??'?'; by[n]=(by[n]??0)+end-c; text[n]=(text[n]??'')+L.slice(c,end) }) })
const whole = brotliCompressSync(code.join('\n')).length
const group = process.argv[2] ? n=>n.replace(/^.*(node_modules|src)\//,'') : n => n.includes('node_modules') ? 'nm '+n.split('node_modules/').pop().split('/').slice(0,2).join('/') : n.replace(/^.*src\//,'src/').split('/').slice(0,3).join('/').replace(/\/[^/]+\.tsx?.*$/,'/*')
const gs={}; for(const [n,b] of Object.entries(by)){ const g=group(n); (gs[g]??=[]).push(n) }
const all=Object.values(text).join(''); const allZ=brotliCompressSync(all).length
const rows=[]; for(const [g,ns] of Object.entries(gs)){ const set=new Set(ns); let rest=''; for(const n of Object.keys(text)) if(!set.has(n)) rest+=text[n]; rows.push([g, ns.reduce((a,n)=>a+by[n],0), allZ-brotliCompressSync(rest).length]) }
rows.sort((a,b)=>b[2]-a[2]); console.log(whole, allZ); for(const r of rows.slice(0,process.argv[2]?70:30)) console.log(r.join('  '))
