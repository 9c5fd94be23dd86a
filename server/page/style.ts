/** Pages outside the site's build carry these few rules, in the site's colours. */
export const PAGE_BASE = `
:root{color-scheme:dark;--ground:#0b1024;--raised:#131a36;--sunken:#080c1c;--line:#ffffff1f;
--text:#eef2ff;--muted:#a3afd1;--act:#22d3c0;--on-act:#04211e;--info:#6e9bff;--danger:#ff6b5e;
--money:#ffc24b;--on-money:#2b1c00;--good:#48d597;--ornament:#9fb6ff}
[data-mode=day]{color-scheme:light;--ground:#f5f7fc;--raised:#fff;--sunken:#e9edf7;--line:#121a332e;
--text:#121a33;--muted:#4d5a82;--act:#0a746d;--on-act:#fff;--info:#1f4fd6;--danger:#be3229;
--money:#855300;--on-money:#fff;--good:#0c7046;--ornament:#1f4fd6}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--ground);color:var(--text);display:grid;align-content:start;
text-rendering:geometricPrecision;font:16px/1.5 'Onest Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
h1,h2,.display{font-family:'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.01em}
.mark{background:var(--money);color:var(--on-money);padding:12px 16px;display:flex;flex-wrap:wrap;
gap:4px 14px;align-items:baseline;justify-content:center;text-align:center}
.mark b{font-size:20px;letter-spacing:.08em}
.bank{display:flex;align-items:center;gap:12px;width:min(920px,100%);margin:0 auto;padding:20px 16px}
.bank svg{color:var(--act);flex:none}
.bank b{font-size:20px}
.card{background:var(--raised);border:1px solid var(--line);border-radius:16px;padding:24px}
h1{font-size:24px;line-height:1.2}
h2{font-size:20px}
:focus-visible{outline:2px solid var(--info);outline-offset:2px}
.lattice{position:fixed;inset:0;width:100%;height:100%;z-index:-1;color:var(--ornament);opacity:.1;
pointer-events:none}
`
