import { renderImageTag } from '../image-list.ts';

export const accountUpdateBodies: Record<string, string> = {
  'all-states-billing-down-payment': `
<p><strong>PNP-{year:published}-019</strong><br>All states<br>All Classic products</p>
<p>One rule applies to all Classic products: <strong>the down payment is one installment, with no fee.</strong> Fees apply to later bills only. It applies to new business effective {long:from} and renewals effective {long:34}.</p>
<table>
<caption>Example: $900 premium</caption>
<thead><tr><th scope="col">Plan</th><th scope="col">Down payment</th><th scope="col">Installments</th><th scope="col">Fee per bill</th></tr></thead>
<tbody>
<tr><td>Pay in full</td><td>$900.00, less any paid-in-full discount</td><td>&ndash;</td><td>None</td></tr>
<tr><td>2 payments</td><td>$450.00</td><td>1 &times; $450.00</td><td>$4.00</td></tr>
<tr><td>4 payments</td><td>$225.00</td><td>3 &times; $225.00</td><td>$4.00</td></tr>
<tr><td>9 payments, EFT</td><td>$100.00</td><td>8 &times; $100.00</td><td>None</td></tr>
<tr><td>9 payments, card</td><td>$100.00</td><td>8 &times; $100.00</td><td>$4.00</td></tr>
</tbody>
</table>
<h2>Two exceptions</h2>
<ul>
<li>After a cancellation for nonpayment in the last 12 months: pay in full, or EFT with two installments down.</li>
<li>Vacant dwellings with a three-month term: always pay in full.</li>
</ul>
<h2>What you need to do</h2>
<p>Offer EFT first. It has no installment fees, and EFT policies cancel half as often. Double-check the account number. If the first payment is returned, the policy is void from its effective date where state law allows.</p>
<figure>${renderImageTag('filing-tray', 'width: 30%; float: right;')}</figure>
<p>Mortgagee-billed policies don’t change. Some states cap the fee, and the system applies the cap. Questions: Billing, <a href="tel:555-0120">555-0120</a>.</p>`,

  'great-lakes-umbrella-underlying-limits': `
<p><strong>PNP-{year:published}-017. Indiana, Michigan, and Ohio.</strong> We are raising the minimum underlying limits for umbrella policies. New business: {long:from}. Renewals: {long:36}.</p>
<table>
<caption>Minimum underlying liability limits, in thousands of dollars</caption>
<thead><tr><th scope="col">Policy</th><th scope="col">Current</th><th scope="col">New</th></tr></thead>
<tbody>
<tr><td>Auto, motorcycle, motor home</td><td>100 / 300 / 50</td><td>250 / 500 / 100</td></tr>
<tr><td>Home, dwelling, manufactured home</td><td>300</td><td>300</td></tr>
<tr><td>Boat over 50 horsepower</td><td>100</td><td>300</td></tr>
<tr><td>Off-road vehicle off the owner&rsquo;s land</td><td>50</td><td>100</td></tr>
</tbody>
</table>
<h2>Avoid a coverage gap</h2>
<p>The umbrella starts above the required underlying limit. If the underlying policy is $150,000 short, the customer pays the $150,000. Explain this to the customer and document it.</p>
<h2>What you need to do</h2>
<ol>
<li>List all household drivers and all vehicles, including snowmobiles and golf carts.</li>
<li>Raise the underlying limits first, on the same day, then bind the umbrella.</li>
<li>If another carrier writes an underlying policy, send its declarations page, no more than 30 days old.</li>
</ol>
<p>Umbrella limits of $1 to $5 million don’t change. In Michigan, the umbrella still excludes no-fault benefits. Questions: Underwriting, <a href="tel:555-0110">555-0110</a>.</p>`,
};
