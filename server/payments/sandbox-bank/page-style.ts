/** The page stands outside the site's build, so it carries its own few rules in the same colours. */
export const PAGE_STYLE = `
:root{color-scheme:dark;--ground:#0b1024;--raised:#131a36;--sunken:#080c1c;--line:#ffffff1f;
--text:#eef2ff;--muted:#a3afd1;--act:#22d3c0;--on-act:#04211e;--info:#6e9bff;--danger:#ff6b5e;
--money:#ffc24b;--on-money:#2b1c00;--good:#48d597;--ornament:#9fb6ff}
[data-mode=day]{color-scheme:light;--ground:#f5f7fc;--raised:#fff;--sunken:#e9edf7;--line:#121a332e;
--text:#121a33;--muted:#4d5a82;--act:#0a746d;--on-act:#fff;--info:#1f4fd6;--danger:#be3229;
--money:#855300;--on-money:#fff;--good:#0c7046;--ornament:#1f4fd6}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--ground);color:var(--text);display:grid;align-content:start;
text-rendering:geometricPrecision;font:16px/1.5 'Onest Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
h1,h2,.amount{font-family:'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.01em}
.mark{background:var(--money);color:var(--on-money);padding:12px 16px;display:flex;flex-wrap:wrap;
gap:4px 14px;align-items:baseline;justify-content:center;text-align:center}
.mark b{font-size:20px;letter-spacing:.08em}
.bank{display:flex;align-items:center;gap:12px;width:min(920px,100%);margin:0 auto;padding:20px 16px}
.bank svg{color:var(--act);flex:none}
.bank b{font-size:20px}
main{position:relative;width:min(920px,100%);margin:0 auto;padding:0 16px 48px;display:grid;gap:16px;
grid-template-columns:minmax(0,1fr) 300px}
.card{background:var(--raised);border:1px solid var(--line);border-radius:16px;padding:24px}
.wide{grid-column:1/-1}
h1{font-size:24px;line-height:1.2}
.state{display:inline-block;margin-top:8px;color:var(--muted);font-weight:600}
.state.approved{color:var(--good)}.state.declined,.state.closed{color:var(--danger)}
.amount{font-size:44px;line-height:1.1;font-weight:750;color:var(--money);white-space:nowrap;
font-variant-numeric:tabular-nums;margin:20px 0}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 16px;border-top:1px solid var(--line);
padding-top:16px}
dt{color:var(--muted)}dd{text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.qr{display:grid;gap:12px;justify-items:center;text-align:center;align-content:center}
.qr h2{font-size:16px}.qr p{color:var(--muted);font-size:14px}
.qr .code{background:#fff;border-radius:10px;padding:10px;width:196px;height:196px}
.qr svg{display:block;width:100%;height:100%}
h2{font-size:20px}
form{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:12px;margin-top:16px}
button,.button{display:grid;align-content:start;width:100%;min-height:48px;border-radius:10px;border:1px solid var(--line);
background:var(--sunken);color:var(--text);font:inherit;font-weight:650;padding:12px;cursor:pointer;
text-align:start;text-decoration:none}
button span{display:block;font-size:13px;font-weight:450;color:var(--muted);line-height:1.35;margin-top:4px}
button.act,.button.act{background:var(--act);color:var(--on-act);border-color:transparent}
button.act span{color:inherit}
button.no b{color:var(--danger)}
.button,.links button{text-align:center;align-content:center}
.links{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;margin-top:16px}
.links form{margin:0;grid-template-columns:1fr}
.leave{display:inline-block;margin-top:16px;color:var(--info)}
:focus-visible{outline:2px solid var(--info);outline-offset:2px}
.lattice{position:fixed;inset:0;width:100%;height:100%;z-index:-1;color:var(--ornament);opacity:.1;
pointer-events:none}
@media (max-width:760px){main{grid-template-columns:minmax(0,1fr)}form{grid-template-columns:1fr 1fr}
.amount{font-size:36px}.card{padding:16px}.qr{order:3}}
@media (max-width:380px){form,.links{grid-template-columns:1fr}}
`
