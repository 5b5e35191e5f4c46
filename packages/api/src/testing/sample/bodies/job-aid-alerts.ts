import { img } from '../image-list.ts';

export const jobAidAlertBodies: Record<string, string> = {
  'e-signature-within-10-days': `
<p>One policy in nine that we cancel in its first month has the same cause: the application was never signed. <strong>The customer has 10 days.</strong> On day 11 the system sends a cancellation notice, by mail, and you start again.</p>
<figure>${img('calendar-stamp', 'width: 40%; float: right; margin-left: 20px;')}<figcaption>Day 1 is the day on which you bind.</figcaption></figure>
<h2>Send it right the first time</h2>
<ol>
<li>Type the e-mail address while the customer reads it to you. Read it back.</li>
<li>Bind, then press <strong>Send for signature</strong> before you leave the page.</li>
<li>Ask the customer to look now, also in the junk folder. The sender is <code>signatures@example.com</code>.</li>
<li>Two names on the policy? Both sign, each from their own address.</li>
</ol>
<h2>Keep an eye on it</h2>
<table>
<caption>What the system does by itself</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Customer gets</th><th scope="col">You get</th></tr></thead>
<tbody>
<tr><td>1</td><td>The link</td><td>&ndash;</td></tr>
<tr><td>4</td><td>A reminder</td><td>&ndash;</td></tr>
<tr><td>7</td><td>A second reminder</td><td>A task in your list</td></tr>
<tr><td>10</td><td>A last reminder</td><td>A call from us for policies over $1,500</td></tr>
<tr><td>11</td><td>Notice of cancellation</td><td>A copy</td></tr>
</tbody>
</table>
<p>No e-mail? Print the application, have it signed at your desk and upload the scan under Documents. It counts from the day of the upload.</p>`,

  'add-a-lienholder': `
<p>A lienholder that is missing or misspelled holds up a loan, and the dealer calls you. Here is the short way, for all Classic products.</p>
<ol>
<li>Open the policy and choose <strong>Change</strong>, then <strong>Lienholder</strong>.</li>
<li>Search by name. Take the entry whose <em>address</em> matches the dealer&rsquo;s form. Large lenders have many.</li>
<li>Nothing fits? Choose <strong>Add new</strong> and copy the loss-payee line letter by letter, with &ldquo;ISAOA&rdquo; if it is there.</li>
<li>Pick the unit. On a policy with a boat and a trailer, the loan is often on both.</li>
<li>Enter the loan number. Without it, the lender cannot match our notice.</li>
<li>Choose who pays: insured or lienholder. This changes the bill at once.</li>
<li>Submit. The lender&rsquo;s copy goes out the same night.</li>
</ol>
<table>
<caption>Which word when</caption>
<thead><tr><th scope="col">Word</th><th scope="col">Use it for</th></tr></thead>
<tbody>
<tr><td>Mortgagee</td><td>Land and home on one loan</td></tr>
<tr><td>Lienholder</td><td>A home without land, an RV, a boat, a bike</td></tr>
<tr><td>Additional interest</td><td>A park or a storage yard that only wants to be told</td></tr>
</tbody>
</table>
<div class="callout"><p>Change of lender in the middle of a term? Add the new one and end the old one in <strong>one</strong> change. Two changes send two bills.</p></div>`,

  'read-your-commission-statement': `
<p>Statements come on the fifth workday of the month. Most calls about them are about one of three lines, so let us look at those.</p>
<h2>1. New and renewal</h2>
<p>You are paid on money that has come in, not on money that is billed. A customer on nine payments makes nine small lines.</p>
<h2>2. Return commission</h2>
<p>When a policy ends early, we give premium back to the customer and take back our share of your commission. The line shows a minus sign and the day on which the policy ended.</p>
<h2>3. Adjustments</h2>
<p>These are typed by a person and always carry a note. If the note is unclear, ask.</p>
<table style="width:100%">
<caption>A sample month</caption>
<thead><tr><th scope="col">Line</th><th scope="col" style="text-align:right">Premium</th><th scope="col" style="text-align:right">Rate</th><th scope="col" style="text-align:right">Commission</th></tr></thead>
<tbody>
<tr><td>New: motorcycle</td><td style="text-align:right">$640.00</td><td style="text-align:right">15%</td><td style="text-align:right">$96.00</td></tr>
<tr><td>Renewal: manufactured home</td><td style="text-align:right">$1,120.00</td><td style="text-align:right">12%</td><td style="text-align:right">$134.40</td></tr>
<tr><td>Return: travel trailer</td><td style="text-align:right">&minus;$210.00</td><td style="text-align:right">12%</td><td style="text-align:right">&minus;$25.20</td></tr>
<tr><td>Adjustment: bank fee returned</td><td style="text-align:right">&ndash;</td><td style="text-align:right">&ndash;</td><td style="text-align:right">$4.00</td></tr>
</tbody>
<tfoot><tr><th scope="row" colspan="3">Paid</th><td style="text-align:right"><strong>$209.20</strong></td></tr></tfoot>
</table>
<p>Something missing? Wait for one more statement: a payment that came in on the last two days of a month is on the next one. After that, write to <a href="mailto:commissions@example.com">commissions@example.com</a> with the policy number.</p>`,

  'photos-that-pass-the-first-time': `
<p>About a third of the photos that we get have to be taken again. A retake costs you a week. These five rules stop nearly all of it.</p>
<div class="row">
<div class="col-3"><figure>${img('manufactured-home', 'width: 100%; height: auto; display: block;')}</figure></div>
<div class="col-9">
<h2>Homes</h2>
<ul>
<li>Four sides, from far enough away that the roof line is in the picture</li>
<li>Skirting all the way round, and every step with its handrail</li>
<li>One tie-down strap and its anchor, close up</li>
<li>The data plate or the HUD label. It is red, on the outside at the back end. The data plate is inside, often in a kitchen cabinet.</li>
</ul>
</div>
</div>
<div class="row">
<div class="col-9">
<h2>Trailers and motor homes</h2>
<ul>
<li>Two corners, so that all four sides show</li>
<li>The roof, from a ladder only if it is safe; a raised arm with a phone will do</li>
<li>The odometer of a motor home</li>
<li>Add-a-rooms, decks and sheds if you want them covered</li>
</ul>
</div>
<div class="col-3"><figure>${img('travel-trailer', 'width: 100%; height: auto; display: block;')}</figure></div>
</div>
<h2>All of them</h2>
<ol>
<li>Daylight. No flash through a window.</li>
<li>No people and no license plates of other cars.</li>
<li>Under 10&nbsp;MB each, as JPG or PNG.</li>
<li>Taken within 30 days of the application.</li>
<li>Named by what they show: <code>front.jpg</code>, not <code>IMG_2041.jpg</code>.</li>
</ol>
<h2>Why photos come back</h2>
<table>
<caption>The last 500 photos that we had to ask for again</caption>
<thead><tr><th scope="col">Reason</th><th scope="col">Share</th><th scope="col">What helps</th></tr></thead>
<tbody>
<tr><td>One side is missing</td><td>41%</td><td>Walk round once and count to four</td></tr>
<tr><td>Too close to see the roof</td><td>22%</td><td>Step back to the street</td></tr>
<tr><td>Steps or handrail not in the picture</td><td>14%</td><td>One photo of each door</td></tr>
<tr><td>Older than 30 days</td><td>12%</td><td>Ask the customer to take new ones on the phone with you</td></tr>
<tr><td>Another home</td><td>6%</td><td>Have the house number or the lot number in one of them</td></tr>
<tr><td>Blurred or dark</td><td>5%</td><td>Hold still, and no zoom</td></tr>
</tbody>
</table>
<p>Send the customer the upload link while you talk. Most people walk out of the door with the phone in their hand, and you have the photos before you hang up. If nobody is at the home, a neighbor or the park&rsquo;s office may take them.</p>
<p>A wood stove? Add the stove, the floor pad and the chimney. Then fill in <a href="/policy-updates/ga-manufactured-home-supplemental-heat">the heat questionnaire</a>.</p>`,

  // Pasted from a word processor as people do it: its classes, its empty paragraphs, its fonts.
  'agency-bill-remittance-dates': `
<p class="MsoNormal" style="margin-bottom:0in;line-height:normal"><b><span style="font-family:&quot;Calibri&quot;,sans-serif;mso-fareast-font-family:Calibri">Agency bill in one page<o:p></o:p></span></b></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal"><span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif">On agency bill <u>you</u> collect the premium, keep your commission and send us the rest. Most personal lines go by direct bill, and that is the easier way for all. We leave agency bill open for accounts that need it.<o:p></o:p></span></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">&middot;<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->We send the account statement on the 1st.</p>
<p class="MsoListParagraphCxSpMiddle" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">&middot;<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->You check it and mark what the customer has not paid, by the 15th.</p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">&middot;<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->The net amount is due on the 25th. We take it from your account on the next workday.</p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt"><tbody>
<tr><td width="208" valign="top" style="width:155.8pt;padding:0in 5.4pt 0in 5.4pt"><p class="MsoNormal"><b>If&hellip;<o:p></o:p></b></p></td><td width="416" valign="top"><p class="MsoNormal"><b>Then&hellip;<o:p></o:p></b></p></td></tr>
<tr><td><p class="MsoNormal">the customer pays late</p></td><td><p class="MsoNormal">mark the line &ldquo;not paid&rdquo;. We send the notice of cancellation; you do not.</p></td></tr>
<tr><td><p class="MsoNormal">you already remitted</p></td><td><p class="MsoNormal">we give it back on the next statement.</p></td></tr>
<tr><td><p class="MsoNormal">the account is short twice</p></td><td><p class="MsoNormal">we move its policies to direct bill at renewal.</p></td></tr>
</tbody></table>
<p class="MsoNormal"><span style="mso-spacerun:yes">&nbsp; </span><o:p></o:p></p>
<p class="MsoNormal">Premium that you hold is not yours. Keep it in a trust account where your state asks for one.<o:p></o:p></p>`,
};
