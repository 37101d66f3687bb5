/** The style of every page about the API that the server itself renders. */
export const pageCss = `:root{color-scheme:light;--ink:#16243d;--paper:#fbf8f3;--accent:#b45309;--line:#d9d2c5}
*{box-sizing:border-box}body{margin:0 auto;padding:2rem 1.25rem 6rem;max-width:60rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}h2{margin-top:2.75rem;border-bottom:1px solid var(--line);padding-bottom:.4rem}h3{margin-top:2.5rem;font-size:1.1rem;overflow-wrap:anywhere}
a{color:var(--accent)}code{font:.9em ui-monospace,monospace}h3 b{color:var(--accent)}
pre{background:#16243d;color:#fbf8f3;padding:1rem;border-radius:8px;overflow:auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.94rem;margin:1rem 0}caption{text-align:left;font-weight:600;padding:.4rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line)}thead th{border-top:0}
summary{cursor:pointer;padding:.3rem 0;font-weight:600}summary h3{display:inline;margin:0}.index{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}.columns{columns:2 20rem}.columns>*{break-inside:avoid}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
label{display:block;font-weight:600}input,button{font:inherit;min-height:44px;padding:.5rem .75rem;border:1px solid #6b7280;border-radius:6px;background:#fff;color:var(--ink)}
button{background:var(--accent);color:#fff;border-color:var(--accent);font-weight:600;cursor:pointer}
[hidden]{display:none}.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.5rem 1.5rem}.facts dt{font-size:.9rem}.facts dd{margin:0;font-size:1.35rem;font-weight:600}
.number{text-align:right;font-variant-numeric:tabular-nums}.fields{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}svg text{font:12px system-ui,sans-serif;fill:var(--ink)}svg{max-width:100%;height:auto}
@media print{body{max-width:none;padding:0;background:#fff;font-size:10.5pt}pre{background:#fff;color:#000;border:1px solid #999;white-space:pre-wrap;overflow-wrap:anywhere}section{break-inside:auto}h2,h3,h4{break-after:avoid}tr,pre{break-inside:avoid}details::details-content{content-visibility:visible;block-size:auto}.scroll{overflow:visible}.no-print{display:none}a{color:inherit}}`;
